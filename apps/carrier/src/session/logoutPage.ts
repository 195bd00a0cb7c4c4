import { html, raw } from 'hono/html';
import { loginStyles } from './loginStyles.ts';

/** What the page needs. */
interface LogoutPage {
  readonly nonce: string;
  /** What the form proves with that this page was read. */
  readonly token: string;
}

/** Asks before the session ends, in a browser that does not say which page leads to it. */
export const logoutPage = ({ nonce, token }: LogoutPage) =>
  html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Log out - Northfield Mutual</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${raw(loginStyles)}
        </style>
      </head>
      <body>
        <header class="banner"><a class="logo" href="/">Northfield Mutual</a></header>
        <main>
          <section class="card" aria-labelledby="title">
            <h1 id="title">Log out</h1>
            <p class="lead">Your browser does not say which page asks for this.</p>
            <form class="login" method="post" action="/auth/logout">
              <input type="hidden" name="token" value="${token}" />
              <button class="primary" type="submit">Log out</button>
            </form>
            <p class="lead"><a href="/">Stay logged in</a></p>
          </section>
        </main>
      </body>
    </html>`;
