import type { ReactNode } from 'react';
import { PageHeaderRow } from './PageHeader.styles.ts';
import type { RootProps } from '../rootProps/RootProps.ts';

export interface PageHeaderProps extends RootProps<HTMLDivElement> {
  readonly title: ReactNode;
  /** The area above the title. */
  readonly area?: ReactNode;
  /** The pages above it, instead of the area. */
  readonly trail?: ReactNode;
  /** Buttons of the whole page, at its end. */
  readonly actions?: ReactNode;
}

/** The head of a page: its area, its h1, which takes the focus after a route change, its actions. */
export function PageHeader({ title, area, trail, actions, ...root }: PageHeaderProps) {
  return (
    <PageHeaderRow {...root}>
      <div>
        {trail}
        {area && <p>{area}</p>}
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      {actions && <div>{actions}</div>}
    </PageHeaderRow>
  );
}
