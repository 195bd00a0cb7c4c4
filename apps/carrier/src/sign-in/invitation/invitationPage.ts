import { shortestPassword } from '@agent-portal/data/password/contract';
import { invitationDays } from '@agent-portal/data/sub-accounts/contract';
import { html, raw } from 'hono/html';
import { failureBox } from '../page/failureBox.ts';
import { loginScript } from '../page/loginScript.ts';
import { passwordField } from '../page/passwordField.ts';
import { signInPage } from '../page/signInPage.ts';

/** What the page for choosing a password shows. */
interface InvitationPage {
  readonly nonce: string;
  readonly user: { readonly username: string; readonly firstName: string };
  /** The agent who invites. */
  readonly agent: { readonly firstName: string; readonly lastName: string };
  /** Why the password was rejected. */
  readonly problem?: string;
}

/** The page on which an invited user chooses a password. Works without JavaScript. */
export const invitationPage = ({ nonce, user, agent, problem }: InvitationPage) =>
  signInPage({
    nonce,
    title: 'Choose a password',
    isError: problem !== undefined,
    card: html`<h1 id="title">Choose a password</h1>
      <p class="lead">
        Welcome, ${user.firstName}. ${agent.firstName} ${agent.lastName} gives you access to the
        agent portal.
      </p>
      ${failureBox(problem, 'password')}
      <form class="login" method="post" action="/auth/invitation">
        <div>
          <label for="username">Username</label>
          <div class="control">
            <input id="username" value="${user.username}" autocomplete="username" readonly />
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

const logIn = html`<a class="primary" href="/auth/login?returnurl=/my-business">Log in</a>`;

/** Says that the password is set, with a link to the login. */
export const acceptedPage = (nonce: string) =>
  signInPage({
    nonce,
    title: 'Your password is set',
    card: html`<h1 id="title">Your password is set</h1>
      <p class="lead">Log in with your e-mail address and the password that you chose.</p>
      ${logIn}`,
  });

/** Says that a link no longer works. The message is the same for every reason. */
export const gonePage = (nonce: string) =>
  signInPage({
    nonce,
    title: 'This link does not work',
    card: html`<h1 id="title">This link no longer works</h1>
      <p class="lead">
        An invitation works once and ends after ${invitationDays} days, or when it is sent again or
        withdrawn. If you chose a password with it, log in. If not, ask the agent who invited you to
        send it again.
      </p>
      ${logIn}`,
  });
