import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { Announcer } from '../packages/ui/src/components/Announcer/Announcer.tsx';
import { frameCss } from '../packages/ui/src/frame/frameCss.ts';
import { themeCss } from '../packages/ui/src/theme/themeCss.ts';
import { DocsPage } from './DocsPage.tsx';
import { startStoryClock } from './clock.ts';
import { docsCss } from './docsCss.ts';
import { leaveOutKnown } from './leaveOutKnown.ts';
import { hurryAnnouncements } from './hurryAnnouncements.ts';
import { isMiddleTier, isTest } from './testRun.ts';
import { expectContrast } from './expectContrast.ts';
import { expectWholeMatrix } from './expectWholeMatrix.ts';
import { holdPage, isolateFrame } from './framedStories.ts';
import { readableTypes } from './readableTypes.ts';
import { pictureModes } from './modes.ts';
import { phoneFrames } from './phoneFrames.ts';
import { DocsTable } from './Scrolls.tsx';
import { waitForFocus } from './waitForFocus.ts';
import { withoutOwnerStacks } from '../packages/data/src/testing/withoutOwnerStacks.ts';
import { applyGlobals, globalTypes, initialGlobals } from './toolbar.ts';

// Long, because code that loads late is slow on a busy machine. Only missing elements time out.
configure({
  asyncUtilTimeout: 30_000,
  // Each attempt of a query that waits would print the whole document.
  ...(isTest && { getElementError: (message) => new Error(message ?? 'No such element.') }),
});

if (isTest) {
  hurryAnnouncements();
  withoutOwnerStacks();
}
waitForFocus();
isolateFrame();
holdPage();

const style = document.createElement('style');
style.textContent = `${themeCss()}${frameCss()}${docsCss}`;
document.head.append(style);

const font = '"Atkinson Hyperlegible Next"';
const loadFont = async () => {
  const faces = await Promise.all(
    ['400', '600'].map((weight) => document.fonts.load(`${weight} 1rem ${font}`)),
  );
  if (faces.some(({ length }) => length === 0)) {
    throw new Error('The font did not load: see staticDirs in .storybook/main.ts.');
  }
};

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [readableTypes, pictureModes, phoneFrames],
  loaders: [mswLoader(), loadFont],
  beforeEach: startStoryClock,
  afterEach: async (context) => {
    // A press may have scrolled the page: axe would find that a sticky bar covers a part of it.
    if (isTest) globalThis.scrollTo(0, 0);
    await expectWholeMatrix(context);
    await expectContrast(context);
    leaveOutKnown(context);
  },
  decorators: [
    (Story, { globals }) => {
      applyGlobals(globals);
      return (
        <>
          <Story />
          <Announcer />
        </>
      );
    },
  ],
  parameters: {
    layout: 'padded',
    docs: { page: DocsPage, components: { table: DocsTable } },
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '375px', height: '812px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Start',
          [
            'Introduction',
            'Use it in your app',
            'Test your app',
            'Choose a component',
            'Content rules',
            'Accessibility',
            'Languages',
            'Migration',
          ],
          'Foundations',
          ['*', 'Late'],
          'Patterns',
          'Components',
          ['Layout', 'Inputs', 'Data', 'Navigation', 'Feedback', 'Overlays'],
          'Pages',
        ],
        method: 'alphabetical',
      },
    },
    a11y: {
      test: 'error',
      options: {
        // The tag wcag22aa enables axe's target-size rule.
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
        // The panel also lists rules that pass. Tests skip those to save time.
        ...(isTest && { resultTypes: ['violations', 'incomplete'] }),
        ...(isMiddleTier && { rules: { 'color-contrast': { enabled: false } } }),
      },
    },
  },
};

export default preview;
