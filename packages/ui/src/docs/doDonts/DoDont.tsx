import type { ReactNode } from 'react';
import { Drawing } from '../../components/Drawing/Drawing.tsx';
import { circleCheck, cross } from '../../components/Drawing/drawings.ts';
import { Half, Pair } from './DoDont.styles.ts';
import { doDonts } from './doDonts.tsx';
import { Inline } from '../Inline.tsx';

interface SideProps {
  readonly is: 'do' | 'dont';
  readonly text: string;
  readonly children: ReactNode;
}

function Side({ is, text, children }: SideProps) {
  return (
    <Half data-is={is}>
      <div>{children}</div>
      <figcaption>
        <strong>
          <Drawing of={is === 'do' ? circleCheck : cross} />
          {is === 'do' ? 'Do' : 'Don’t'}
        </strong>
        <Inline text={text} />
      </figcaption>
    </Half>
  );
}

/** A component as it should be used, next to how it should not; nothing where there is no such pair. */
export function DoDont({ of }: { readonly of: string }) {
  const pair = doDonts[of];
  if (!pair) return null;
  return (
    <Pair className="sb-unstyled">
      <Side is="do" text={pair.because}>
        {pair.good}
      </Side>
      <Side is="dont" text={pair.instead}>
        {pair.bad}
      </Side>
    </Pair>
  );
}
