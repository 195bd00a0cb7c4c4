import { shortestPassword } from '@agent-portal/data/password/contract';
import { html, raw } from 'hono/html';
import { outboxPath } from '../../../outbox/outboxRoutes.ts';
import { failureBox } from '../../page/failureBox.ts';
import { loginScript } from '../../page/loginScript.ts';
import { passwordField } from '../../page/passwordField.ts';
import { requiredLabel } from '../../page/requiredLabel.ts';
import { signInPage } from '../../page/signInPage.ts';
import { forgotPasswordPath, resetPath } from './resetPaths.ts';
import { resetMinutes } from './resetRules.ts';

const logIn = html`<a class="primary" href="/auth/login?returnurl=/my-business">Log in</a>`;

interface ForgotPage {
  readonly nonce: string;
  /** What was typed, after a failure. */
  readonly username?: string;
  readonly failure?: string;
}

/** The page that asks for the user name. Works without JavaScript. */
export const forgotPage = ({ nonce, username = '', failure }: ForgotPage) =>
  signInPage({
    nonce,
    title: 'Forgot your password?',
    isError: failure !== undefined,
    card: html`<h1 id="title">Forgot your password?</h1>
      <p class="lead">
        Enter your username. We send a link for a new password to that e-mail address.
      </p>
      ${failureBox(failure, 'username')}
      <form class="login" method="post" action="${forgotPasswordPath}">
        <div>
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
              ${failure ? raw('aria-invalid="true" aria-describedby="failure"') : raw('autofocus')}
            />
          </div>
        </div>
        <button class="primary" type="submit">Send link</button>
      </form>
      <p class="other"><a href="/auth/login">Back to log in</a></p>`,
    scripts: failure
      ? html`<script nonce="${nonce}">
          document.getElementById('failure').focus();
        </script>`
      : '',
  });

/** Says what happens next. The page is the same for every user name. */
export const sentPage = (nonce: string, isDemo: boolean) =>
  signInPage({
    nonce,
    title: 'Check your e-mail',
    card: html`<h1 id="title" tabindex="-1" autofocus>Check your e-mail</h1>
      <p class="lead">
        If that username has an account, we sent an e-mail to that address. You can use the link in
        it once, within ${resetMinutes} minutes.
      </p>
      <p class="other">
        No e-mail after a few minutes? Look in your spam folder, check the spelling and
        <a href="${forgotPasswordPath}">request another link</a>, or call the help desk.
      </p>
      ${
        isDemo
          ? html`<p class="other"><a href="${outboxPath}">E-mail that the carrier sent</a></p>`
          : ''
      }
      <p class="other"><a href="/auth/login">Back to log in</a></p>`,
  });

interface NewPasswordPage {
  readonly nonce: string;
  readonly user: { readonly username: string };
  /** Why the password was rejected. */
  readonly problem?: string;
}

/** The page on which the user of a link chooses a new password. Works without JavaScript. */
export const newPasswordPage = ({ nonce, user, problem }: NewPasswordPage) =>
  signInPage({
    nonce,
    title: 'Choose a new password',
    isError: problem !== undefined,
    card: html`<h1 id="title">Choose a new password</h1>
      <p class="lead">
        It replaces your former password, and logs you out everywhere. A calendar address ends too.
      </p>
      ${failureBox(problem, 'password')}
      <form class="login" method="post" action="${resetPath}">
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

/** Says that the password is changed, with a link to the login. */
export const changedPage = (nonce: string) =>
  signInPage({
    nonce,
    title: 'Your password is changed',
    card: html`<h1 id="title">Your password is changed</h1>
      <p class="lead">
        Log in with your new password. You are logged out on all other devices. A calendar address
        no longer works: create another one on Account settings &gt; Calendar.
      </p>
      ${logIn}`,
  });

/** Says that a link no longer works. The message is the same for every reason. */
export const resetGonePage = (nonce: string) =>
  signInPage({
    nonce,
    title: 'This link does not work',
    card: html`<h1 id="title">This link no longer works</h1>
      <p class="lead">
        You can use a link within ${resetMinutes} minutes, until you have used it or another one.
        Your password has not changed.
      </p>
      <a class="primary" href="${forgotPasswordPath}">Request another link</a>
      <p class="other"><a href="/auth/login">Back to log in</a></p>`,
  });
