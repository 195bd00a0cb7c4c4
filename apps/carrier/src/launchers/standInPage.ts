import { html } from 'hono/html';
import { carrierPage } from '../http/answers/carrierPage.ts';
import { themeCss } from '@agent-portal/ui/theme/themeCss';

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

/** Decodes a SAML response. Other values are not changed. */
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

/** The style of the stand-ins: the portal's theme and their own rules. */
export const standInStyles = `${themeCss()}
main{max-width:56rem;margin:0 auto;padding:var(--space-48) var(--space-24) var(--space-64)}
h1{margin:0 0 var(--space-24)}
h2{margin:0;font-size:var(--font-size-h4);line-height:var(--line-height-h4)}
.lead{margin:0;color:var(--color-text-muted)}
.card{padding:var(--space-24);background:var(--color-surface);border:1px solid var(--color-divider);border-radius:var(--radius-card)}
dl{margin:var(--space-24) 0 0}
dt{color:var(--color-text-muted)}
dd{margin:0 0 var(--space-16);overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
dd p{margin:0}
pre{margin:var(--space-8) 0 0;padding:var(--space-16);max-height:32rem;overflow:auto;background:var(--color-canvas);border:1px solid var(--color-divider);border-radius:var(--radius-control);font-size:var(--font-size-small);line-height:var(--line-height-small)}
main>p>a{color:var(--color-link)}
`;

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
