import { carrier } from '@agent-portal/data/carrier';
import { Brand as NameAndMark } from '@agent-portal/ui/AppFrame';
import { paths } from '../../paths.ts';

const mark = (
  <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
    <path
      className="frame-brand-shield"
      d="M12 1 22 5v7c0 6-4.3 9.6-10 11C6.300 21.600 2 18 2 12V5z"
    />
    <path className="frame-brand-arrow" d="M12 18V7m-4 4 4-4 4 4" />
  </svg>
);

/** The carrier's logo and name; links to the home page [S1]. */
export function Brand() {
  return <NameAndMark href={paths.home()} mark={mark} name={carrier.name} />;
}
