// A browser that translates the page puts <font> elements in the place of text nodes. React doesn't know that. It throws
// when it removes such a text or inserts something before it, and the page ends in 'Oops!', perhaps after a write.

/** From now on, React can also change a translated page. See docs/decisions/0041-three-languages.md. */
export function surviveTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    const held = holderIn(this, child);
    if (held) removeChild.call(this, held);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, before && holderIn(this, before));
    return child;
  };
}

/** The child of the parent that is the node or holds it. Null if the node has left the parent. */
function holderIn(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}
