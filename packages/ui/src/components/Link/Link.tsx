import type { AnchorHTMLAttributes, RefAttributes } from 'react';
import { linkWords } from '../../words/buttons.ts';
import { useWords } from '../../words/useWords.ts';
import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

const LinkElement = styled.a`
  color: ${token('color-link')};
  text-decoration: underline;
  text-underline-offset: 0.15em;

  &:hover {
    text-decoration-thickness: 2px;
  }

  & > svg {
    margin-inline-start: ${token('space-4')};
    inline-size: 16px;
    vertical-align: text-bottom;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

export interface LinkProps
  extends AnchorHTMLAttributes<HTMLAnchorElement>, RefAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  readonly href: string;
  /** Leads to another site: opens in a new tab, and says so. @default false */
  readonly external?: boolean | undefined;
  /** Says that it does, after its text. @default '(opens in new tab)' */
  readonly externalText?: string | undefined;
}

/**
 * A native link. An app with a router can take its clicks over.
 *
 * - **Also called:** anchor, hyperlink.
 * - **When to use it:** Whatever has an address.
 * - **When not:** It does something: `Button`.
 * - **Do:** Read 'how delivery works': the words say where it leads, also in a list of links.
 * - **Don’t:** 'Click here' leads nowhere in a list of links. Put the link on the words that name
 *   its page.
 * - **Keys:**
 *   - Enter: Follows it.
 */
export function Link({ external = false, externalText, children, ...rest }: LinkProps) {
  const words = useWords('Link', linkWords);
  return (
    <LinkElement {...(external && { target: '_blank', rel: 'noopener' })} {...rest}>
      {children}
      {external && (
        <>
          <svg aria-hidden viewBox="0 0 24 24">
            {/* Lucide's drawing, without the code that its components bring. */}
            <path d="M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" />
          </svg>
          <span className="visually-hidden"> {externalText ?? words.external}</span>
        </>
      )}
    </LinkElement>
  );
}
