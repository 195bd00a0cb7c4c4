import { formatUtcMoment } from '@agent-portal/format';
import { html } from 'hono/html';
import { carrierPage } from '../http/answers/carrierPage.ts';
import { standInStyles } from '../launchers/standInPage.ts';
import type { outbox } from './tables.ts';

type Sent = typeof outbox.$inferSelect;

const styles = `${standInStyles}
article.card{margin-top:var(--space-16)}
article dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:var(--space-4) var(--space-16);margin:var(--space-12) 0 0}
article dd{margin:0}
article p{margin:var(--space-16) 0 0;white-space:pre-wrap;overflow-wrap:anywhere}
`;

/** A text with its addresses as links. Punctuation at the end is not part of a link. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,])/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

const message = ({ messageId, sentAt, sentTo, subject, body }: Sent) =>
  html`<article class="card" aria-labelledby="message-${messageId}">
    <h2 id="message-${messageId}">${subject}</h2>
    <dl>
      <dt>To</dt>
      <dd>${sentTo}</dd>
      <dt>Sent</dt>
      <dd>
        <time datetime="${sentAt.toISOString()}">${formatUtcMoment(sentAt.toISOString())}</time>
      </dd>
    </dl>
    <p>${linked(body)}</p>
  </article>`;

/** The sent e-mail, only in the demonstration, so that it can be read without a mailbox. */
export const outboxPage = (nonce: string, emails: readonly Sent[]) =>
  carrierPage({
    nonce,
    title: 'Outbox',
    styles,
    body: html`<main>
      <p class="lead">Demonstration</p>
      <h1>Outbox</h1>
      <p>The e-mail that the made-up carrier sent, the last first. None of it left this machine.</p>
      ${emails.length > 0 ? emails.map(message) : html`<p>Nothing was sent yet.</p>`}
      <p><a href="/home">Back to the portal</a></p>
    </main>`,
  });
