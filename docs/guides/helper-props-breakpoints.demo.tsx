import { Block, Tag } from 'bulmatic';

export default function HelperPropsBreakpoints() {
  return (
    <Block textSize={{ mobile: 6, tablet: 5, desktop: 4 }}>
      The window is as wide as{' '}
      <Tag size="large" display={{ tablet: 'hidden' }}>
        mobile
      </Tag>
      <Tag size="large" display={{ mobile: 'hidden', desktop: 'hidden' }}>
        tablet
      </Tag>
      <Tag size="large" display={{ touch: 'hidden', widescreen: 'hidden' }}>
        desktop
      </Tag>
      <Tag
        size="large"
        display={{
          touch: 'hidden',
          desktopOnly: 'hidden',
          fullhd: 'hidden',
        }}
      >
        widescreen
      </Tag>
      <Tag
        size="large"
        display={{
          touch: 'hidden',
          desktopOnly: 'hidden',
          widescreenOnly: 'hidden',
        }}
      >
        fullhd
      </Tag>
    </Block>
  );
}
