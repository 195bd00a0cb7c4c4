import DOMPurify from 'dompurify';
import { ownAddress } from '../ownAddress.ts';

const allowedTags = [
  'a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'code', 'dd', 'div', 'dl', 'dt', 'em', 'h2',
  'h3', 'h4', 'hr', 'i', 'li', 'ol', 'p', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody',
  'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul',
]; // prettier-ignore

/** Portal paths, anchors on the page, and safe external URLs. */
const allowedAddresses = /^(?:https:\/\/|mailto:|tel:|#|\/)/i;

/**
 * DOMPurify checks the rule above against the URL without white space. This function checks the URL as
 * the browser resolves it.
 */
function isAllowed(address: string): boolean {
  if (address.startsWith('/')) return ownAddress(address) !== undefined;
  return allowedAddresses.test(address) && (address.startsWith('#') || URL.canParse(address));
}

/** The hints that the portal adds to the carrier's HTML. They keep their class. */
const hints = new WeakSet<Node>();

DOMPurify.addHook('uponSanitizeAttribute', (node, attribute) => {
  if (hints.has(node)) attribute.forceKeepAttr = true;
});

/** External links open in a new tab without access to the portal, and say so. */
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  node.removeAttribute('target');
  node.removeAttribute('rel');
  const address = node.getAttribute('href') ?? '';
  if (!isAllowed(address)) node.removeAttribute('href');
  else if (/^https:/i.test(address)) openElsewhere(node);
});

function openElsewhere(link: Element): void {
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
  const hint = document.createElement('span');
  hint.className = 'visually-hidden';
  hint.textContent = ' (opens in new tab)';
  hints.add(hint);
  link.append(hint);
}

/** Sanitizes the carrier's HTML with an allowlist of tags, attributes and URLs. */
export function sanitizeHtml(html: string): TrustedHTML {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href', 'scope', 'colspan', 'rowspan', 'title', 'lang', 'start'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: allowedAddresses,
    // Without this option, DOMPurify also checks these attributes against the URL rule.
    ADD_URI_SAFE_ATTR: ['scope', 'colspan', 'rowspan', 'lang', 'start'],
    RETURN_TRUSTED_TYPE: true,
  });
}
