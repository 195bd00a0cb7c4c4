import { carrier } from '@agent-portal/data/carrier';
import { html, raw } from 'hono/html';

/** HTML that is safe in a page. */
type Html = ReturnType<typeof html>;

interface CarrierPage {
  readonly nonce: string;
  readonly title: string;
  /** Style rules, as text. */
  readonly styles: string;
  readonly body: Html;
}

/** The frame of a page that the carrier renders itself, without the portal's code. */
export const carrierPage = ({ nonce, title, styles, body }: CarrierPage): Html =>
  html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} - ${carrier.name}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${raw(styles)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
