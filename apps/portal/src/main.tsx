import { followPageTranslation } from '@agent-portal/ui/pageTranslation';
import { createRoot } from 'react-dom/client';
import { createPath, RouterProvider } from 'react-router-dom';
import { createPortal } from './createPortal.ts';
import { PortalContext } from './PortalContext.ts';
import { createPortalRouter } from './router.tsx';
import { policiesData } from './areas/policies/pages.ts';
import { reloadOnStaleChunk } from './shell/errors/reloadOnStaleChunk.ts';
import { followIdentity } from './session/identity/followIdentity.ts';
import { followLogout } from './session/followLogout.ts';

/** Runs a callback after the first paint, when the browser is idle. */
function afterFirstPaint(run: () => void): void {
  // Safari does not have requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5_000 });
  else setTimeout(run, 1_000);
}

followPageTranslation();
const portal = createPortal();
followLogout(portal);
followIdentity(portal);

/** Page modules export more than components (PortalRoute.ts); an edit still updates only the page. */
if (import.meta.hot) {
  Object.assign(globalThis, { __getReactRefreshIgnoredExports: () => ['startData'] });
}

const container = document.querySelector('#root');
if (!container) throw new Error('index.html must hold an element with the id root.');

const router = createPortalRouter(portal);
reloadOnStaleChunk(portal, () =>
  createPath(router.state.navigation.location ?? router.state.location),
);

async function monitor() {
  try {
    const load = () => import('./monitoring/startMonitoring.ts');
    const { startMonitoring } = await portal.optionalCode.load(load);
    await startMonitoring(portal);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the log that [S8] requires
    console.error('Monitoring did not load.', error);
  }
}

/** The static frame of index.html stays on screen until the first page replaces it. */
function start() {
  if (!router.state.initialized) return;
  stopWaiting();
  createRoot(container as Element).render(
    <PortalContext value={portal}>
      <RouterProvider router={router} />
    </PortalContext>,
  );
  afterFirstPaint(() => {
    void policiesData();
    void monitor();
  });
}
const stopWaiting = router.subscribe(start);
start();
