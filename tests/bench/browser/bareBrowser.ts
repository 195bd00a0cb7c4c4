import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright';
import { browserFlags, browserPath } from '../../../scripts/browser.mjs';
import { installProbe } from './installProbe.ts';
import { connect } from './connect.ts';
import { Tab } from './Tab.ts';

export interface BareBrowser {
  /** Opens a tab in a new profile, at CPU slowed four times, with the probe and a `Cookie` header in it. */
  readonly open: (origin: string, cookie: string) => Promise<Tab>;
  readonly close: () => Promise<void>;
}

const slowdown = 4;

/**
 * A browser without tools. Test runners and developer tools record the call stack of every request, for
 * which V8 parses the whole bundle again while the page waits. Users have neither.
 */
export async function launchBare(): Promise<BareBrowser> {
  const folder = await mkdtemp(path.join(tmpdir(), 'agent-portal-bench-'));
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
  const executable = (await browserPath({ isWhole: true })) ?? chromium.executablePath();
  const running = spawn(executable, [...flags, ...browserFlags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const send = await connect(await addressOf(createInterface(running.stderr)));

  return {
    open: async (origin, cookie) => {
      const { browserContextId } = (await send('Target.createBrowserContext')) as {
        browserContextId: string;
      };
      await send('Storage.setCookies', {
        browserContextId,
        cookies: cookie.split('; ').map((pair) => {
          const [name = '', ...value] = pair.split('=');
          return { name, value: value.join('='), url: origin, secure: true };
        }),
      });
      const size = { width: 1440, height: 900 };
      const { targetId } = (await send('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
        ...size,
      })) as { targetId: string };
      const { sessionId } = (await send('Target.attachToTarget', {
        targetId,
        flatten: true,
      })) as { sessionId: string };
      const tab = new Tab(send, sessionId, async () => {
        await send('Target.closeTarget', { targetId });
        await send('Target.disposeBrowserContext', { browserContextId });
      });
      await tab.send('Page.enable');
      await tab.send('Emulation.setDeviceMetricsOverride', {
        ...size,
        deviceScaleFactor: 1,
        mobile: false,
      });
      const source = `(${installProbe.toString()})()`;
      await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
      await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await tab.send('Performance.enable');
      return tab;
    },
    close: async () => {
      // A page may have crashed the browser.
      if (running.exitCode === null && running.signalCode === null) {
        const ended = once(running, 'exit');
        void send('Browser.close');
        await ended;
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The address that the starting browser listens on. */
async function addressOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The browser ended before it was ready.');
}
