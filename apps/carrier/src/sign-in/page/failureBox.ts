import { html } from 'hono/html';

const icon = html`<svg
  width="20"
  height="20"
  viewBox="0 0 24 24"
  fill="none"
  stroke="currentColor"
  stroke-width="1.75"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="m21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4m0 4h.01" />
</svg>`;

/**
 * The error of the last answer; nothing without one. The page's script focuses it.
 * @param field the id of the field to correct, which the error links to
 */
export const failureBox = (failure: string | undefined, field?: 'username' | 'password') =>
  failure
    ? html`<div class="failure" id="failure" role="alert" tabindex="-1">
        ${icon}
        <p>
          <strong>Error:</strong> ${failure}
          ${field ? html`<a href="#${field}">Go to ${field}</a>` : ''}
        </p>
      </div>`
    : '';
