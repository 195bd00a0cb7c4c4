import { carrier } from '@agent-portal/data/carrier';
import { html } from 'hono/html';

const mark = html`<svg
  width="28"
  height="28"
  viewBox="0 0 24 24"
  fill="currentColor"
  aria-hidden="true"
>
  <path
    d="M12 1.5 3.5 4.6v7.1c0 5 3.5 8.9 8.5 10.8 5-1.9 8.5-5.8 8.5-10.8V4.6zm0 5.2 4.6 4.7-1.5 1.5-2-2.1V17h-2.2v-6.2l-2 2.1-1.5-1.5z"
  />
</svg>`;

const { hours, phone, phoneLink } = carrier.helpDesk;

/** The header of the sign-in pages. */
export const banner = html`<header class="banner">
  <a class="logo" href="/">${mark} ${carrier.name}</a>
</header>`;

/** The footer of the sign-in pages. */
export const helpDeskFooter = html`<footer>
  Help desk <a href="${phoneLink}">${phone}</a>, ${hours}
</footer>`;
