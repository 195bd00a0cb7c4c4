import { webkitPaths } from './installed.ts';
import { playStories } from './playStories.ts';
import { openWebkit } from './openWebkit.ts';

playStories({ isInstalled: webkitPaths() !== undefined, open: openWebkit });
