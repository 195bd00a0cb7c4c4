import { Check, Circle, Clock, Info, TriangleAlert } from 'lucide-react';
import type { HTMLAttributes, ReactElement } from 'react';
import { BadgeElement } from './Badge.styles.ts';

export const badgeTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export const badgeIcons = ['alert', 'check', 'circle', 'clock', 'info'] as const;
export type BadgeIcon = (typeof badgeIcons)[number];

const looks = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Elements and not components: a badge whose text changes keeps its icon as it is. */
const icons: Record<BadgeIcon, ReactElement> = {
  alert: <TriangleAlert {...looks} />,
  check: <Check {...looks} />,
  circle: <Circle {...looks} />,
  clock: <Clock {...looks} />,
  info: <Info {...looks} />,
};

const iconOfTone: Record<BadgeTone, BadgeIcon> = {
  neutral: 'circle',
  info: 'info',
  success: 'check',
  warning: 'clock',
  danger: 'alert',
};

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** Which state it is; each tone has its icon, since colour alone says nothing. @default 'neutral' */
  readonly tone?: BadgeTone;
  /** @default the tone's own */
  readonly icon?: BadgeIcon;
}

/** A state, as an icon and a word. */
export function Badge({
  tone = 'neutral',
  icon = iconOfTone[tone],
  children,
  ...rest
}: BadgeProps) {
  return (
    <BadgeElement data-tone={tone} {...rest}>
      {icons[icon]}
      {children}
    </BadgeElement>
  );
}
