import { shortestPassword } from '@agent-portal/data/password/contract';
import { html, raw } from 'hono/html';
import { failureBox } from '../page/failureBox.ts';
import { loginScript } from '../page/loginScript.ts';
import { passwordField } from '../page/passwordField.ts';
import { signInPage } from '../page/signInPage.ts';

type Text = ReturnType<typeof html> | string;

interface Person {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface Owner {
  readonly user: Person;
  readonly agent: Person | null;
}

/** The address and the texts of a kind of link. */
export interface LinkTexts {
  readonly path: `/${string}`;
  /** The page on which the user chooses the password. */
  readonly choose: { readonly title: string; readonly lead: (owner: Owner) => string };
  readonly saved: { readonly title: string; readonly lead: Text };
  /** A link that no longer works: the same for every reason. */
  readonly gone: { readonly lead: Text; readonly next: Text };
}

/** The link to the login, as a button. */
export const logIn = html`<a class="primary" href="/auth/login">Log in</a>`;

/** The page on which the user of a link chooses a password. Works without JavaScript. */
export const choosePage = (
  { path, choose: { title, lead } }: LinkTexts,
  nonce: string,
  { problem, ...owner }: Owner & { readonly problem?: string },
) =>
  signInPage({
    nonce,
    title,
    isError: problem !== undefined,
    card: html`<h1 id="title">${title}</h1>
      <p class="lead">${lead(owner)}</p>
      ${failureBox(problem, 'password')}
      <form class="login" method="post" action="${path}">
        <div>
          <label for="username">Username</label>
          <div class="control">
            <input id="username" value="${owner.user.username}" autocomplete="username" readonly />
          </div>
        </div>
        ${passwordField({
          autocomplete: 'new-password',
          attributes: html`aria-describedby="rules${problem ? ' failure' : ''}"
          ${problem ? raw('aria-invalid="true"') : raw('autofocus')}`,
          help: html`<p class="help" id="rules">
            At least ${shortestPassword} characters of any kind. Several words in a row are easy to
            remember and hard to guess.
          </p>`,
        })}
        <button class="primary" type="submit">Save password</button>
      </form>`,
    scripts: html`<script nonce="${nonce}">
      ${raw(loginScript)};
    </script>`,
  });

/** Says that the password is saved, with a link to the login. */
export const savedPage = ({ saved: { title, lead } }: LinkTexts, nonce: string) =>
  signInPage({
    nonce,
    title,
    card: html`<h1 id="title">${title}</h1>
      <p class="lead">${lead}</p>
      ${logIn}`,
  });

/** Says that a link no longer works. */
export const gonePage = ({ gone: { lead, next } }: LinkTexts, nonce: string) =>
  signInPage({
    nonce,
    title: 'This link does not work',
    card: html`<h1 id="title">This link no longer works</h1>
      <p class="lead">${lead}</p>
      ${next}`,
  });
