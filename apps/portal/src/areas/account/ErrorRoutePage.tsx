import { Link } from '@agent-portal/ui/Link';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { MessagePage } from '../../shared/page/MessagePage.tsx';

const texts = {
  error: {
    title: 'Oops! Something went wrong.',
    message: 'Please refresh the page or try again later.',
  },
  // Trying again would not help: a feature is switched off by the carrier.
  off: {
    title: 'This page is not available',
    message:
      'It is switched off at the moment. Choose another page, or ask the help desk about it.',
  },
} as const;

/** /error: where a guard sends a visit that the page is not for, or whose page is off [S5]. */
export function ErrorRoutePage() {
  const [search] = useSearchParams();
  const text = texts[search.get('because') === 'off' ? 'off' : 'error'];
  return <MessagePage {...text} action={<Link href={paths.home()}>Go to Home</Link>} />;
}

export { ErrorRoutePage as Page };
