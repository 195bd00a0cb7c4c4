import { html } from 'hono/html';

/** The label of a required field. Its input has `required` for screen readers. */
export const requiredLabel = (id: string, text: string) =>
  html`<div class="label">
    <label for="${id}">${text}</label>
    <span aria-hidden="true">(required)</span>
  </div>`;
