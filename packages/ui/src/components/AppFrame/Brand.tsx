import type { ReactNode } from 'react';
import type { RootProps } from '../rootProps/RootProps.ts';
import { withOwn } from '../rootProps/withOwn.ts';

export interface BrandProps extends RootProps<HTMLAnchorElement> {
  /** Where it leads: home. */
  readonly href: string;
  /** An SVG of 28 px; decoration, because the name is next to it. */
  readonly mark?: ReactNode;
  /** Whose app it is. */
  readonly name: string;
}

/** The mark and the name of whose app it is, a link home. */
export function Brand({ href, mark, name, className, ...root }: BrandProps) {
  return (
    <a {...root} className={withOwn('frame-brand', className)} href={href}>
      {mark}
      <span>{name}</span>
    </a>
  );
}
