import { useLocation } from 'react-router-dom';
import { ContentPageOf } from './components/ContentPageOf.tsx';
import { contentUrl } from './contentPageQuery.ts';

/** The content page at an address [S2]. A new address mounts a new page. */
export function ContentPage() {
  const url = contentUrl(useLocation().pathname);
  return <ContentPageOf key={url} url={url} />;
}

export { ContentPage as Page };
