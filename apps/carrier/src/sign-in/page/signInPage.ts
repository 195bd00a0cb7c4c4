import { html } from 'hono/html';
import { carrierPage } from '../../http/answers/carrierPage.ts';
import { banner, helpDeskFooter } from './banner.ts';
import { loginStyles } from './loginStyles.ts';

type Html = ReturnType<typeof html>;

interface SignInPage {
  readonly nonce: string;
  readonly title: string;
  /** Whether the page shows why the last answer was wrong; its title says so first. */
  readonly isError?: boolean;
  /** Style rules. @default those of the login page */
  readonly styles?: string;
  /** What the card in the middle shows; its heading has the id `title`. */
  readonly card: Html;
  /** What is next to the card. */
  readonly aside?: Html | '';
  /** Scripts at the end of the page. */
  readonly scripts?: Html | '';
}

/** The frame of every page about signing in or out: the banner, one card, and the help desk. */
export const signInPage = (page: SignInPage) =>
  carrierPage({
    nonce: page.nonce,
    title: `${page.isError ? 'Error: ' : ''}${page.title}`,
    styles: page.styles ?? loginStyles,
    body: html`${banner}
      <main class="${page.aside ? 'with-demo' : ''}">
        <section class="card" aria-labelledby="title">${page.card}</section>
        ${page.aside ?? ''}
      </main>
      ${helpDeskFooter} ${page.scripts ?? ''}`,
  });
