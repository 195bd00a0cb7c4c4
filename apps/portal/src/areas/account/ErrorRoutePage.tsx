import { carrier } from '@agent-portal/data/carrier';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MessagePage } from '../../shared/page/MessagePage.tsx';

const texts = {
  error: {
    title: 'Oops! Something went wrong.',
    message: 'Please refresh the page or try again later.',
  },
  // No retry: the carrier has switched the feature off, so it would fail again.
  off: {
    title: 'This page is not available',
    message:
      'It is switched off at the moment. Choose another page, or ask the help desk about it.',
  },
} as const;

/** /error: a guard redirects here when the user may not open a page, or the page is off [S5]. */
export function ErrorRoutePage() {
  const [search] = useSearchParams();
  const isOff = search.get('because') === 'off';
  const text = texts[isOff ? 'off' : 'error'];
  useEffect(() => {
    if (isOff) document.title = `${texts.off.title} · ${carrier.name}`;
  }, [isOff]);
  return <MessagePage {...text} />;
}

export { ErrorRoutePage as Page };
