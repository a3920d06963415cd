import {
  DeclarationReflection,
  ReflectionKind,
  type ProjectReflection,
  type Reflection,
} from 'typedoc';
import { ModuleRouter } from 'typedoc-plugin-markdown';
import { slug } from './markdown.mts';
import { mainExport, moduleTitle } from './reflections.mts';

/**
 * Gives each module its page, in lower case, and each part and prop a lasting anchor: `cardheader`, `button-size`, and
 * `prop-float` for a helper prop, which belongs to no single component.
 */
export class ComponentRouter extends ModuleRouter {
  override getIdealBaseName(reflection: Reflection) {
    return super.getIdealBaseName(reflection).toLowerCase();
  }

  override buildPages(project: ProjectReflection) {
    // The project itself gets no page: Docusaurus has indexes of its categories instead.
    const pages = super.buildPages(project).filter((page) => page.model !== project);
    for (const { model, url } of pages) {
      if (model instanceof DeclarationReflection) this.setAnchors(model, url);
    }
    return pages;
  }

  private setAnchors(module: DeclarationReflection, url: string) {
    const set = (reflection: Reflection, anchor?: string) => {
      this.anchors.delete(reflection);
      if (anchor) this.anchors.set(reflection, anchor);
      this.fullUrls.set(reflection, anchor ? `${url}#${anchor}` : url);
    };
    const main = mainExport(module);
    for (const child of module.children ?? []) {
      const component = child.name.replace(/Props$/, '');
      const isOfComponent = module
        .getChildrenByKind(ReflectionKind.Function)
        .some((one) => one.name === component);
      const owner = isOfComponent ? component : child.name;
      const isMainProps = child !== main && owner === main?.name;
      const anchor = isMainProps ? 'props' : child === main ? undefined : slug(owner);
      for (const reflection of [child, ...(child.signatures ?? [])]) set(reflection, anchor);
      for (const member of child.children ?? []) {
        set(member, slug(isOfComponent ? owner : 'prop', member.name));
      }
      const parameters = (child.signatures ?? []).flatMap((one) => one.typeParameters ?? []);
      for (const parameter of [...parameters, ...(child.typeParameters ?? [])]) {
        set(parameter, anchor);
      }
    }
    if (!main)
      throw new Error(
        `${module.sources?.[0]?.fileName ?? module.name}: export "${moduleTitle(module)}" is missing.`,
      );
  }
}
