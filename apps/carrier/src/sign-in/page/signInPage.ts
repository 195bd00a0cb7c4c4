import { carrierPage } from '../../http/answers/carrierPage.ts';
import { loginStyles } from './loginStyles.ts';
import { carrier } from '@agent-portal/data/carrier';
import { html } from 'hono/html';

const mark = html`<svg
  width="28"
  height="28"
  viewBox="0 0 24 24"
  fill="currentColor"
  aria-hidden="true"
>
  <path
    d="M12 1.5 3.5 4.6v7.1c0 5 3.5 8.9 8.5 10.8 5-1.9 8.5-5.8 8.5-10.8V4.6zm0 5.2 4.6 4.7-1.5 1.5-2-2.1V17h-2.2v-6.2l-2 2.1-1.5-1.5z"
  />
</svg>`;

const { hours, phone, phoneLink } = carrier.helpDesk;

const banner = html`<header class="banner">
  <a class="logo" href="/">${mark} ${carrier.name}</a>
</header>`;

const helpDeskFooter = html`<footer>
  Help desk <a href="${phoneLink}">${phone}</a>, ${hours}
</footer>`;

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
  /** The content next to the card. */
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
