import type { ComponentProps, ReactNode } from 'react';
import { useOverflow } from '../packages/ui/src/components/DataTable/widths/useOverflow.ts';

interface ScrollsProps {
  /** The accessible name of the content, where it scrolls. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Wide content scrolls within itself, by the keyboard too, and the page does not. */
export function Scrolls({ label, children }: ScrollsProps) {
  const { ref, overflows } = useOverflow();
  return (
    <div
      ref={ref}
      // A pixel for the shadow of Storybook's own tables.
      style={{ overflowX: 'auto', padding: 1 }}
      {...(overflows && {
        role: 'region',
        'aria-label': `${label}, scrolls sideways`,
        tabIndex: 0,
      })}
    >
      {children}
    </div>
  );
}

/** A Markdown table. */
export const DocsTable = (props: ComponentProps<'table'>) => (
  <Scrolls label="Table">
    <table {...props} />
  </Scrolls>
);
