import { html } from 'hono/html';

/** The label of a field that has to be filled in; its input tells screen readers by `required`. */
export const requiredLabel = (id: string, text: string) =>
  html`<div class="label">
    <label for="${id}">${text}</label>
    <span aria-hidden="true">(required)</span>
  </div>`;
