import { openFirefox } from './openFirefox.ts';
import { firefoxPath } from './installed.ts';
import { playStories } from './playStories.ts';

playStories({ isInstalled: firefoxPath() !== undefined, open: openFirefox });
