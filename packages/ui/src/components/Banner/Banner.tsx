import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { bannerWords } from '../../words/feedback.ts';
import { useWords } from '../../words/useWords.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import { circleAlert, circleCheck, info, triangleAlert } from '../Drawing/drawings.ts';
import { css, styled } from 'styled-components';
import { token } from '../../theme/token.ts';

const tone = (name: 'info' | 'success' | 'warning' | 'danger') => css`
  &[data-tone='${name}'] {
    background: ${token(`color-${name}-tint`)};
    border-inline-start-color: ${token(`color-${name}`)};

    & > svg {
      color: ${token(`color-${name}`)};
    }
  }
`;

const BannerElement = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-8')} ${token('space-12')};
  padding: ${token('space-12')} ${token('space-16')};
  color: ${token('color-text')};
  border-inline-start: 4px solid;
  border-radius: ${token('radius-control')};
  ${tone('info')}
  ${tone('success')}
  ${tone('warning')}
  ${tone('danger')}

  /* Next to the first line, however many there are. */
  & > svg {
    flex: none;
    translate: 0 4px;
  }

  /* However narrow, the text is next to its icon. */
  & > div {
    flex: 1 1 min(16rem, 100% - ${token('icon')} - ${token('space-12')});
    overflow-wrap: anywhere;
  }
`;

export const bannerTones = ['info', 'success', 'warning', 'danger'] as const;
export type BannerTone = (typeof bannerTones)[number];

const icons: Record<BannerTone, string> = {
  info,
  success: circleCheck,
  warning: triangleAlert,
  danger: circleAlert,
};

export interface BannerProps extends HTMLAttributes<HTMLDivElement>, RefAttributes<HTMLDivElement> {
  /**
   * The kind of message: a note, a success, a warning or an error. It sets the color, the icon and its word.
   * @default 'info'
   */
  readonly tone?: BannerTone | undefined;
  /** What the user can do about it. */
  readonly action?: ReactNode;
}

/**
 * A message about the part of the page around it; an error is announced when it appears.
 *
 * - **Also called:** alert, callout, inline message.
 * - **When to use it:** Errors, warnings and notes, where they belong; an error is announced.
 * - **When not:** One field is wrong: its own error. Something went well in the background: a
 *   toast.
 * - **Do:** 'The export is too large. Choose fewer columns, and export again.', with the button
 *   that does it.
 * - **Don’t:** 'Error 0x504: the request was aborted.' Log the code, and write a sentence that says
 *   what to do.
 */
export function Banner({ tone = 'info', action, children, ...rest }: BannerProps) {
  const words = useWords('Banner', bannerWords);
  return (
    <BannerElement data-tone={tone} role={tone === 'danger' ? 'alert' : undefined} {...rest}>
      <Drawing of={icons[tone]} />
      <div>
        <span className="visually-hidden">{words[tone]}: </span>
        {children}
      </div>
      {action}
    </BannerElement>
  );
}
