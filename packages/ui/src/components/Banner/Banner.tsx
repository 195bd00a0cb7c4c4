import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { BannerElement } from './Banner.styles.ts';
import { bannerWords } from '../../words/feedback/bannerWords.ts';
import { useWords } from '../../words/useWords.ts';

export const bannerTones = ['info', 'success', 'warning', 'danger'] as const;
export type BannerTone = (typeof bannerTones)[number];

const icons: Record<BannerTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export interface BannerProps extends HTMLAttributes<HTMLDivElement> {
  /** @default 'info' */
  readonly tone?: BannerTone | undefined;
  /** What the user can do about it. */
  readonly action?: ReactNode;
}

/** A message about the part of the page around it; an error is announced when it appears. */
export function Banner({ tone = 'info', action, children, ...rest }: BannerProps) {
  const words = useWords('Banner', bannerWords);
  const Icon = icons[tone];
  return (
    <BannerElement data-tone={tone} role={tone === 'danger' ? 'alert' : undefined} {...rest}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <span className="visually-hidden">{words[tone]}: </span>
        {children}
      </div>
      {action}
    </BannerElement>
  );
}
