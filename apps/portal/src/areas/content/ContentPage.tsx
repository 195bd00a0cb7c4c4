import { useLocation } from 'react-router-dom';
import { ContentPageOf } from './components/ContentPageOf.tsx';
import { contentUrl } from './contentPageQuery.ts';

/** Whatever the content service has at the address [S2]; another address is another page. */
export function ContentPage() {
  const url = contentUrl(useLocation().pathname);
  return <ContentPageOf key={url} url={url} />;
}

export { ContentPage as Page };
