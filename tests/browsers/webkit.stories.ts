import { webkitPaths } from './installed.ts';
import { playStories } from './stories.ts';
import { openWebkit } from './webkit.ts';

playStories({ isInstalled: webkitPaths() !== undefined, open: openWebkit });
