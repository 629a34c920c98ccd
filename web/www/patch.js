// Lays a tree of elements upon what is there: elements of one key stay, so that a screen reader keeps its place. Of what is the same as
// in the tree before, the tree says only that it is.
/** @import { TreeNode } from '../types/messages' */

/** The address of a picture: empty if there is none, undefined while it is on its way.
 * @typedef {(name: string, image: HTMLImageElement) => string | undefined} Source */

/**
 * @param {Element} element
 * @param {Record<string, string>} wanted
 * @param {Source} source
 */
function attributes(element, wanted, source) {
  for (const { name } of [...element.attributes]) {
    if (!(name in wanted) && !(name === 'src' && 'data-src' in wanted)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (element.getAttribute(name) === value) continue;
    element.setAttribute(name, value);
    if (name === 'data-src') {
      if (!(element instanceof HTMLImageElement)) throw new TypeError(`a ${element.localName} has a picture`);
      const address = source(value, element);
      // while a picture is on its way what was there before stays: nothing would flash
      if (address) element.src = address;
      else if (address === '') element.removeAttribute('src');
    }
  }
}

/**
 * @param {Node | null | undefined} there
 * @param {TreeNode} node
 * @returns {there is Element}
 */
function fits(there, node) {
  return there instanceof Element && there.localName === node.t && (there.key ?? '') === (node.k ?? '');
}

/**
 * An element that is said to be there as it is.
 * @param {Node | null | undefined} there
 * @param {TreeNode} node
 */
function asTold(there, node) {
  if (!fits(there, node)) throw new Error(`the page lacks a ${node.t} that is said to be the same`);
  return there;
}

/** Parts whose words take no room from others. */
const APART = new Set(['lane', 'lit', 'heard']);

/**
 * Gives an element other words and nothing else. Words that are there are changed, not taken out and put in: the browser then need not ask
 * which rules hold for what is around them.
 * @param {Element} element
 * @param {string} words
 */
function reword(element, words) {
  const [only, ...others] = element.childNodes;
  if (only instanceof Text && words && !others.length) only.data = words;
  else element.textContent = words;
}

/**
 * Makes the children of an element what these nodes say.
 * @param {Element} parent
 * @param {TreeNode[]} nodes
 * @param {Source} source
 * @returns {boolean} whether elements or words, and not only attributes, are others now, except in parts that take no room from others
 */
export function patch(parent, nodes, source) {
  /** @type {Map<string, Element>} */
  const keyed = new Map();
  for (const element of parent.children) if (element.key) keyed.set(element.key, element);
  let at = parent.firstChild;
  let isOther = false;
  for (const node of nodes) {
    if (node.s && !node.k) {
      // elements without keys, side by side, are told together
      for (let same = node.s; same; same -= 1) at = asTold(at, node).nextSibling;
      continue;
    }
    const there = node.k ? keyed.get(node.k) : at;
    if (node.s) asTold(there, node);
    const isThere = fits(there, node);
    const element = isThere ? there : document.createElement(node.t);
    if (element !== there) {
      element.key = node.k ?? '';
      isOther = true;
    }
    if (element === at) at = element.nextSibling;
    else parent.insertBefore(element, at);
    if (node.s) continue;
    attributes(element, node.a ?? {}, source);
    if (node.c) isOther = (patch(element, node.c, source) && !APART.has(node.k ?? '')) || isOther;
    else if (element.textContent !== (node.x ?? '') || element.firstElementChild) {
      reword(element, node.x ?? '');
      isOther ||= !APART.has(node.k ?? '');
    }
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
    isOther = true;
  }
  return isOther;
}
