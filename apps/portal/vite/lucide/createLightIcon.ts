import { createElement, type SVGProps } from 'react';

interface IconData {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

const isNamed = (props: object) =>
  Object.entries(props).some(
    ([name, value]) => /^(aria-|role$|title$)/.test(name) && value != null,
  );

/**
 * What lucide's function of the same place makes of an icon's data, without its context and its
 * options that nobody here sets: one component instead of two, whose paths are made once.
 */
// oxlint-disable-next-line import/no-default-export -- lucide's icons import the default of its place.
export default function createLightIcon({ name, aliases = [], node }: IconData) {
  const paths = node.map(([tag, attributes]) => createElement(tag, attributes));
  const names = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ');
  return function LightIcon({ size = 24, className, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${names} ${className}` : names,
        ...(!isNamed(rest) && { 'aria-hidden': 'true' }),
        ...rest,
      },
      paths,
    );
  };
}
