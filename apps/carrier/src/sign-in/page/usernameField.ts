import { html } from 'hono/html';
import { requiredLabel } from './passwordField.ts';

/** The field for a user name. */
export const usernameField = (username: string, attributes: ReturnType<typeof html> | string) =>
  html`<div>
    ${requiredLabel('username', 'Username')}
    <div class="control">
      <input
        id="username"
        name="username"
        value="${username}"
        autocomplete="username"
        autocapitalize="none"
        spellcheck="false"
        required
        ${attributes}
      />
    </div>
  </div>`;
