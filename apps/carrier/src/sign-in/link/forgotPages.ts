import { html, raw } from 'hono/html';
import { outboxPath } from '../../outbox/outboxRoutes.ts';
import { failureBox } from '../page/failureBox.ts';
import { signInPage } from '../page/signInPage.ts';
import { usernameField } from '../password/loginPage.ts';
import { forgotPasswordPath, resetMinutes } from './resetRules.ts';

interface ForgotPage {
  readonly nonce: string;
  /** The typed values, after a failure. */
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
        ${usernameField(
          username,
          failure ? raw('aria-invalid="true" aria-describedby="failure"') : raw('autofocus'),
        )}
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
