import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import createLightIcon from './createLightIcon.ts';

interface IconModule {
  readonly __iconData: Parameters<typeof createLightIcon>[0];
  readonly default: ComponentType<object>;
}

/** Markup with the attributes of each tag in the order of the alphabet. */
function draw(icon: ComponentType<object>, props: object): string {
  const markup = renderToStaticMarkup(createElement(icon, props));
  return markup.replaceAll(/<(\w+)((?: [\w-]+="[^"]*")+)/g, (_, tag: string, attributes: string) =>
    [`<${tag}`, ...(attributes.match(/[\w-]+="[^"]*"/g) ?? []).sort()].join(' '),
  );
}

describe.each(['bell', 'chevron-down', 'circle-check', 'log-out'])('lucide: %s', (name) => {
  it.each([
    {},
    { size: 20, strokeWidth: 1.75, 'aria-hidden': true },
    { size: 16, className: 'frame-nav-chevron' },
    { role: 'img', 'aria-label': 'Locked' },
  ])('looks as lucide draws it with %o', async (props) => {
    const icon = (await import(`lucide-react/icons/${name}`)) as IconModule;
    const drawn = draw(createLightIcon(icon.__iconData), props);
    expect(drawn).toBe(draw(icon.default, props));
    expect(drawn).toContain(`class="lucide lucide-${name}`);
  });
});
