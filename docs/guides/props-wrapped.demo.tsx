import type { ComponentProps, ElementType } from 'react';
import { Button, type ButtonProps, type PolymorphicProps } from 'bulmatic';

interface SaveButtonProps extends ComponentProps<typeof Button> {
  saved?: boolean;
}

function SaveButton({ saved, ...props }: SaveButtonProps) {
  return (
    <Button color={saved ? 'success' : 'primary'} {...props}>
      {saved ? 'Saved' : 'Save'}
    </Button>
  );
}

function WideButton<Element extends ElementType = ElementType>(
  props: PolymorphicProps<'button', ButtonProps, Element>,
) {
  return <Button fullwidth {...props} />;
}

export default function GuidePropsWrapped() {
  return (
    <>
      <SaveButton saved mb={3} />
      <WideButton as="a" href="#wrap">
        All versions
      </WideButton>
    </>
  );
}
