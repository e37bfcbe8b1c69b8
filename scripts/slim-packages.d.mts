export declare function slimPackages(folders: { modules: string; ownCode: string }): void;
