declare global {
  var foreignParts: () => string[];
}

/**
 * Gives the page `foreignParts()`, which finds parts of its document that content must not add. The
 * lists are written by hand, not taken from the sanitizer. The function runs in the page and sees
 * nothing else.
 */
export function foreignParts(): void {
  const tags = new Set(
    'a abbr b blockquote br caption code dd div dl dt em h2 h3 h4 hr i li ol p small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
      ' ',
    ),
  );
  const attributes = new Set('href scope colspan rowspan title lang start'.split(' '));
  const never =
    'iframe, frame, object, embed, base, form[action], dialog[open], img, video, audio, math, portal, [autofocus], [popover]:not([popover="manual"]), [ping], [style*="evil"], [data-hostile], [id="hostile"], [name="hostile"]';
  const names = [
    'hostile',
    'root2',
    'cookie',
    'forms',
    'createElement',
    'defaultView',
    'attributes',
  ];

  const isOwn = ({ origin, pathname }: URL) =>
    origin === globalThis.location.origin && !pathname.startsWith('//');

  function linkFault(link: HTMLAnchorElement): string | undefined {
    const href = link.getAttribute('href');
    if (href === null) return link.target || link.rel ? 'a place without a link' : undefined;
    if (!URL.canParse(link.href)) return `no address ${href}`;
    const url = new URL(link.href);
    if (isOwn(url)) return link.target || link.rel ? `a target of ${href}` : undefined;
    if (/evil\.example/.test(url.href)) return `a link to ${href}`;
    if (!['https:', 'mailto:', 'tel:'].includes(url.protocol)) return `a link to ${href}`;
    const isSafe = link.target === '_blank' && link.relList.contains('noopener');
    return url.protocol === 'https:' && !isSafe ? `an opener of ${href}` : undefined;
  }

  /** The portal itself adds the hint of a link that leaves. Everything else is content. */
  const isHint = (element: Element) =>
    element.matches('a[target="_blank"] > span.visually-hidden:last-child') &&
    element.attributes.length === 1;

  function faultsOf(element: Element): string[] {
    const tag = element.tagName.toLowerCase();
    if (isHint(element)) return [];
    // The attribute `is` cannot be removed. An empty value has no effect.
    const allowed = (name: string) =>
      attributes.has(name) ||
      (name === 'is' && element.getAttribute(name) === '') ||
      (tag === 'a' && (name === 'target' || name === 'rel'));
    const fault = element instanceof HTMLAnchorElement && linkFault(element);
    return [
      ...(tags.has(tag) ? [] : [`<${tag}>`]),
      ...(element.shadowRoot ? [`a shadow of <${tag}>`] : []),
      ...element
        .getAttributeNames()
        .filter((name) => !allowed(name))
        .map((name) => `<${tag} ${name}>`),
      ...(fault ? [fault] : []),
    ];
  }

  globalThis.foreignParts = () => {
    const all = [...document.querySelectorAll('*')];
    const handlers = all.flatMap((element) =>
      element
        .getAttributeNames()
        .filter((name) => name.startsWith('on'))
        .map((name) => `<${element.tagName} ${name}>`),
    );
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
    const clobbered = names.filter(
      (name) => document.getElementById(name) ?? document.getElementsByName(name)[0],
    );
    const isIntact =
      typeof document.cookie === 'string' &&
      typeof document.createElement === 'function' &&
      document.body instanceof HTMLBodyElement &&
      document.baseURI === globalThis.location.href &&
      document.querySelectorAll('#root').length === 1 &&
      !('hostile' in globalThis);
    return [
      ...[...document.querySelectorAll('[data-html] *')].flatMap(faultsOf),
      ...[...document.querySelectorAll(never)].map(({ outerHTML }) => outerHTML.slice(0, 80)),
      ...[...document.querySelectorAll('script[src], link[href]')]
        .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
        .filter((url) => !isOwn(new URL(url, globalThis.location.href))),
      ...handlers,
      ...links.flatMap((link) => linkFault(link) ?? []),
      ...clobbered,
      ...(isIntact ? [] : ['the document is clobbered']),
    ];
  };
}
