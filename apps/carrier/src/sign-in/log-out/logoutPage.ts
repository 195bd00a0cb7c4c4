import { html } from 'hono/html';
import { signInPage } from '../page/signInPage.ts';

/** What the page needs. */
interface LogoutPage {
  readonly nonce: string;
  /** The token that proves that the form came from this page. */
  readonly token: string;
}

/** Asks before it ends the session, in a browser that does not send the page it came from. */
export const logoutPage = ({ nonce, token }: LogoutPage) =>
  signInPage({
    nonce,
    title: 'Log out',
    card: html`<h1 id="title">Log out</h1>
      <p class="lead">Your browser does not say which page asks for this.</p>
      <form class="login" method="post" action="/auth/logout">
        <input type="hidden" name="token" value="${token}" />
        <button class="primary" type="submit">Log out</button>
      </form>
      <p class="other"><a href="/">Stay logged in</a></p>`,
  });
