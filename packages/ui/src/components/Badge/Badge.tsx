import type { HTMLAttributes, RefAttributes } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../../theme/token.ts';

const tone = (name: 'neutral' | 'info' | 'success' | 'warning' | 'danger') => css`
  &[data-tone='${name}'] {
    color: ${token(`color-${name}`)};
    background: ${token(`color-${name}-tint`)};
  }
`;

const BadgeElement = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-8')};
  padding-block: ${token('space-2')};
  padding-inline: ${token('space-8')} ${token('space-12')};
  font-size: ${token('font-size-small')};
  font-weight: ${token('font-weight-strong')};
  line-height: ${token('line-height-small')};
  border: 1px solid transparent;
  border-radius: ${token('radius-pill')};
  ${tone('neutral')}
  ${tone('info')}
  ${tone('success')}
  ${tone('warning')}
  ${tone('danger')}

  & > svg {
    flex: none;
    inline-size: 1rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

export const badgeTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export const badgeIcons = ['alert', 'check', 'circle', 'clock', 'info'] as const;
export type BadgeIcon = (typeof badgeIcons)[number];

const ring = 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20';

/** Lucide's drawings, without the code that its components bring: a badge is smaller than that. */
const drawings: Readonly<Record<BadgeIcon, string>> = {
  alert:
    'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  check: 'M20 6 9 17l-5-5',
  circle: ring,
  clock: `${ring}M12 6v6l4 2`,
  info: `${ring}M12 16v-4M12 8h.01`,
};

const iconOfTone: Record<BadgeTone, BadgeIcon> = {
  neutral: 'circle',
  info: 'info',
  success: 'check',
  warning: 'clock',
  danger: 'alert',
};

export interface BadgeProps
  extends HTMLAttributes<HTMLSpanElement>, RefAttributes<HTMLSpanElement> {
  /** Which state it is; each tone has its icon, since color alone says nothing. @default 'neutral' */
  readonly tone?: BadgeTone | undefined;
  /** Before the text. @default the tone's own */
  readonly icon?: BadgeIcon | undefined;
}

/**
 * A state, as an icon and a word.
 *
 * - **Also called:** tag, pill, chip, status label.
 * - **When to use it:** The state of a row, always an icon and a word.
 * - **When not:** It can be pressed: `Button`.
 */
export function Badge({
  tone = 'neutral',
  icon = iconOfTone[tone],
  children,
  ...rest
}: BadgeProps) {
  return (
    <BadgeElement data-tone={tone} {...rest}>
      <svg aria-hidden viewBox="0 0 24 24">
        <path d={drawings[icon]} />
      </svg>
      {children}
    </BadgeElement>
  );
}
