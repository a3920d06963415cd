/** What `--help` prints. */
export const USAGE = `Converts HTML with Bulma's classes into React components of Bulmatic, and
sources that use these classes in JSX, or another library for Bulma, into
sources that use Bulmatic.

Usage
  bulmatic-convert [options] [files, folders or globs]
  bulmatic-convert --from <name> [options] [files, folders or globs]

Without a file, or for -, it reads standard input. One file goes to standard
output, unless you name a place for it. With --from, it changes TypeScript and
JavaScript files in place, and only those that use what it names: commit them
first.

Options
  -o, --out <file>    Write the code of one input to this file.
  -d, --out-dir <dir> Write one .tsx file for each input below this folder.
  -n, --name <name>   Name of the component. Default: after the file, or Page.
  -f, --fragment      Write JSX alone, without imports and a component.
      --dry-run       Say what would be written, and write nothing.
      --force         Overwrite files.
      --report json   Print the notes as JSON instead of lines.
      --from <name>   Convert sources that use react-bulma-components, bestax-bulma,
                      rbx or bloomer, or with jsx those that use classes in JSX.
                      With bulmatic@0.1, upgrade those that use that release.
  -h, --help          Print this text.

Notes go to standard error. Exit codes
  0  Everything was converted.
  1  Something could not be read, converted or written; the rest was.
  2  The command is wrong; nothing was done.
`;
