import { Box, Button, Column, Columns, Tag, Title } from 'bulmatic';

export default function ThemingModes() {
  return (
    <Columns>
      {(['light', 'dark'] as const).map((mode) => (
        <Column key={mode}>
          <Box data-theme={mode}>
            <Title as="p" size={5}>
              Always {mode}
            </Title>
            <p>
              <Tag mb={4}>Regardless of the page</Tag>
            </p>
            <Button>Open</Button>
          </Box>
        </Column>
      ))}
    </Columns>
  );
}
