import { useLocation } from 'react-router-dom';
import { Breadcrumbs } from '../../shared/page/Breadcrumbs.tsx';
import { Coming } from '../../shared/Coming.tsx';
import { PageHeader } from '../../shared/page/PageHeader.tsx';
import { useRouteHandle } from '../../shared/page/routeHandle.ts';
import { meanwhile } from './meanwhile.ts';

/** An area that a later version builds: which one it is, and what can be done meanwhile. */
export function ComingPage() {
  const { pathname } = useLocation();
  const { title = '', trail = [] } = useRouteHandle() ?? {};
  return (
    <>
      <PageHeader trail={<Breadcrumbs />} title={title} />
      <Coming name={[...trail.map((crumb) => crumb.title), title].join(' › ')}>
        <p>{meanwhile(pathname)}</p>
      </Coming>
    </>
  );
}
