import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

interface PasswordField {
  readonly autocomplete: 'current-password' | 'new-password';
  /** More attributes of the input. */
  readonly attributes: Html | string;
  /** The content below the input. */
  readonly help?: Html;
}

/** The label of a required field. Its input has `required` for screen readers. */
export const requiredLabel = (id: string, text: string) =>
  html`<div class="label">
    <label for="${id}">${text}</label>
    <span aria-hidden="true">(required)</span>
  </div>`;

/** The field for a password. `loginScript` shows and hides its text. */
export const passwordField = ({ autocomplete, attributes, help }: PasswordField) =>
  html`<div>
    ${requiredLabel('password', 'Password')}
    <div class="control">
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="${autocomplete}"
        required
        ${attributes}
      />
      <button class="reveal" id="reveal" type="button" aria-label="Show password" hidden>
        Show
      </button>
    </div>
    ${help ?? ''}
    <span class="visually-hidden" id="reveal-said" role="status"></span>
  </div>`;
