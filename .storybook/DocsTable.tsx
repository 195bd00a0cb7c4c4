import type { ComponentProps } from 'react';
import { Scrolls } from '../packages/ui/src/docs/Scrolls.tsx';

/** A Markdown table. */
export function DocsTable(props: ComponentProps<'table'>) {
  return (
    <Scrolls label="Table">
      <table {...props} />
    </Scrolls>
  );
}
