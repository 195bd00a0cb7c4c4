import { html } from 'hono/html';
import { carrierPage } from '../http/answers/carrierPage.ts';
import { standInStyles } from './standInStyles.ts';

/** One received field. */
export interface Received {
  readonly name: string;
  readonly value: string;
}

interface StandIn {
  readonly nonce: string;
  readonly tool: string;
  readonly method: string;
  readonly received: readonly Received[];
}

/** A SAML response in readable form; anything else as it is. */
function readable({ name, value }: Received): string {
  return name === 'SAMLResponse' ? Buffer.from(value, 'base64').toString() : value;
}

const fieldList = (received: readonly Received[]) =>
  html`<dl>
    ${received.map(
      (field) =>
        html`<dt>${field.name}</dt>
          <dd>
            ${
              field.name === 'SAMLResponse'
                ? html`<p>A SAML response, read from base64.</p>
                    <pre tabindex="0" aria-label="${field.name}">${readable(field)}</pre>`
                : readable(field)
            }
          </dd>`,
    )}
  </dl>`;

/** A stand-in for a third party's tool. It shows what it received. */
export function standInPage({ nonce, tool, method, received }: StandIn) {
  return carrierPage({
    nonce,
    title: `${tool} (stand-in)`,
    styles: standInStyles,
    body: html`<main>
      <p class="lead">Stand-in for a third party's tool</p>
      <h1>${tool}</h1>
      <section class="card" aria-labelledby="received">
        <h2 id="received">What the launch brought</h2>
        <p>
          The tool itself belongs to a third party and is not part of this demonstration. This page
          opened instead, by ${method}, and stores nothing.
        </p>
        ${received.length > 0 ? fieldList(received) : html`<p>It came without fields.</p>`}
      </section>
      <p><a href="/home">Back to the portal</a></p>
    </main>`,
  });
}
