import type { ReactNode } from 'react';

export interface BrandProps {
  /** Where it leads: home. */
  readonly href: string;
  /** An SVG of 28 px; decoration, because the name is next to it. */
  readonly mark?: ReactNode;
  /** Whose app it is. */
  readonly name: string;
}

/** The mark and the name of whose app it is, a link home. */
export function Brand({ href, mark, name }: BrandProps) {
  return (
    <a className="frame-brand" href={href}>
      {mark}
      <span>{name}</span>
    </a>
  );
}
