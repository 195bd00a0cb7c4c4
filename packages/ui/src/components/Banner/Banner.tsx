import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { BannerElement } from './Banner.styles.ts';
import { bannerWords } from '../../words/feedback/bannerWords.ts';
import { useWords } from '../../words/useWords.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import { circleAlert, circleCheck, info, triangleAlert } from '../Drawing/drawings.ts';

export const bannerTones = ['info', 'success', 'warning', 'danger'] as const;
export type BannerTone = (typeof bannerTones)[number];

const icons: Record<BannerTone, string> = {
  info,
  success: circleCheck,
  warning: triangleAlert,
  danger: circleAlert,
};

export interface BannerProps extends HTMLAttributes<HTMLDivElement>, RefAttributes<HTMLDivElement> {
  /** @default 'info' */
  readonly tone?: BannerTone | undefined;
  /** What the user can do about it. */
  readonly action?: ReactNode;
}

/** A message about the part of the page around it; an error is announced when it appears. */
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
