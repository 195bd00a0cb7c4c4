import { preview, type PreviewServer } from 'vite';
import { type OpenPage, openPage } from './openPage.ts';

/** Serves an app that Vite built, and opens it in a browser once it is hydrated. */
export async function openApp(folder: string, outDir: string): Promise<OpenPage> {
  const server: PreviewServer = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const open = await openPage(server.resolvedUrls?.local[0] ?? '');
  return {
    ...open,
    close: async () => {
      await open.close();
      await server.close();
    },
  };
}
