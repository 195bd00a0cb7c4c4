import { html } from 'hono/html';

/** The hidden fields of each form on a login page. */
export interface HiddenFields {
  /** Already safe: safeReturnUrl. */
  readonly returnUrl: string;
  /** The single sign-on login says so [S5, guard 4]. */
  readonly audience: 'normal' | 'sso';
  /** Whether probes were set with the form: its answer must bring one back (cookies.ts). */
  readonly isProbed: boolean;
}

export const hiddenFields = ({ returnUrl, audience, isProbed }: HiddenFields) =>
  html`<input type="hidden" name="returnurl" value="${returnUrl}" />
    <input type="hidden" name="audience" value="${audience}" />
    ${isProbed ? html`<input type="hidden" name="probed" value="1" />` : ''}`;
