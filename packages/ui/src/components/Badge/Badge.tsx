import { Check, Circle, Clock, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { BadgeElement } from './Badge.styles.ts';

export const badgeTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
export type BadgeTone = (typeof badgeTones)[number];

const icons: Record<BadgeTone, LucideIcon> = {
  neutral: Circle,
  info: Info,
  success: Check,
  warning: Clock,
  danger: TriangleAlert,
};

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** Which state it is; each tone has its icon, since colour alone says nothing. @default 'neutral' */
  readonly tone?: BadgeTone;
}

/** A state, as an icon and a word. */
export function Badge({ tone = 'neutral', children, ...rest }: BadgeProps) {
  const Icon = icons[tone];
  return (
    <BadgeElement data-tone={tone} {...rest}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {children}
    </BadgeElement>
  );
}
